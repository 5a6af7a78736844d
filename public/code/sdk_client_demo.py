"""用官方 SDK 的 Client 走同一条路：discover、列工具、调用、各种失败、超时。

    python sdk_client_demo.py              # 用 stdio 拉起旁边的 bughunt_server.py
    python sdk_client_demo.py http://127.0.0.1:8000/mcp

和 raw_stdio_session.py 对照着看：报文由 SDK 写，结果是 Python 对象。
"""

import json
import os
import pathlib
import sys

import anyio

from mcp import Client, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

HERE = pathlib.Path(__file__).parent
REPORT = {
    "module": "cart",
    "title": "购物车数量为 0 时仍可下单",
    "steps": ["把商品数量改成 0", "点击结算"],
    "severity": "high",
}


def target():
    if len(sys.argv) > 1:
        return sys.argv[1]
    return stdio_client(
        StdioServerParameters(command=sys.executable, args=[str(HERE / "bughunt_server.py")]),
        errlog=open(os.devnull, "w"),  # server 的日志；想看就换成 sys.stderr
    )


async def main() -> None:
    # [connect] 进 async with：SDK 先试 server/discover，不行再退回 initialize。
    async with Client(target()) as client:
        print("版本", client.protocol_version, "｜server", client.server_info.name)
        # [/connect]

        tools = (await client.list_tools()).tools
        print("工具", [tool.name for tool in tools])

        # [channels] 两种失败，两处接：isError 要看结果，协议错误要 except。
        hit = await client.call_tool("submit_bug_report", REPORT)
        print("命中", json.dumps(hit.structured_content, ensure_ascii=False))

        wrong = await client.call_tool("submit_bug_report", {**REPORT, "severity": "critical"})
        print("参数错", wrong.is_error, wrong.content[0].text.splitlines()[2].strip())

        unknown = await client.call_tool("delete_all_bugs", {})
        print("未知工具", unknown.is_error, unknown.content[0].text)

        try:
            await client.get_prompt("nothing")
        except MCPError as error:
            print("协议错误", error.error.code, error.error.message)
        # [/channels]

        # [timeout] 超时是 client 自己算的（-32001），server 没回过这个码。
        try:
            await client.call_tool("replay_steps", {"steps": ["打开购物车"]}, read_timeout_seconds=0.5)
        except MCPError as error:
            print("超时", error.error.code)
        # 取消之后连接还能用。
        print("之后", (await client.call_tool("list_injected_bugs", {"module": "search"})).is_error)
        # [/timeout]


if __name__ == "__main__":
    anyio.run(main)
