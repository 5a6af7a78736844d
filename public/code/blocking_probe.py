"""同一个慢工具的三种写法，差别只有一行，行为却差很多。

    python blocking_probe.py

每种写法量三件事：
  * 慢调用进行中再问 tools/list，多久回来（事件循环卡住没有）；
  * 发了 notifications/cancelled 之后，server 还回不回那条请求；
  * 内存传输里 0.5 秒的客户端超时，到点触发没有。
TypeScript 写法见 blocking-probe.ts。
"""

import json
import queue
import subprocess
import sys
import threading
import time

import anyio

from mcp import Client, MCPError
from mcp.server.mcpserver import MCPServer

SLOW = 2.0
ENVELOPE = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}

mcp = MCPServer("blocking-probe")


# [thread] 普通 def：SDK 把它放进工作线程。循环不卡，但线程里的等待没法打断。
@mcp.tool()
def thread_sleep() -> str:
    time.sleep(SLOW)
    return "done"
# [/thread]


# [block] async def 里调阻塞函数：整个事件循环停住，取消通知排在后面，读到时已经晚了。
@mcp.tool()
async def blocking_sleep() -> str:
    time.sleep(SLOW)
    return "done"
# [/block]


# [await] async def 里 await：等的时候把循环让出来，取消和超时都按时生效。
@mcp.tool()
async def awaiting_sleep() -> str:
    await anyio.sleep(SLOW)
    return "done"
# [/await]


class Pipe:
    """一个 server 子进程；读到的每一行都记下时刻。"""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        self.lines: queue.Queue[dict] = queue.Queue()
        threading.Thread(target=self.pump, daemon=True).start()

    def pump(self) -> None:
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def write(self, **message: object) -> None:
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.process.stdin.flush()

    def ask(self, number: int, method: str, **params: object) -> None:
        self.write(id=number, method=method, params={**params, "_meta": ENVELOPE})

    def wait_for(self, number: int, seconds: float = 10) -> bool:
        """等到这个 id 的响应为 True；到点还没有为 False。别的响应丢掉。"""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                if self.lines.get(timeout=left).get("id") == number:
                    return True
            except queue.Empty:
                break
        return False

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait(timeout=10)


# [measure-loop] 慢调用先走，0.3 秒后问一句 tools/list。
def seconds_until_list(tool: str) -> float:
    pipe = Pipe()
    pipe.ask(1, "server/discover")
    pipe.wait_for(1)
    pipe.ask(2, "tools/call", name=tool, arguments={})
    time.sleep(0.3)
    asked = time.monotonic()
    pipe.ask(3, "tools/list")
    assert pipe.wait_for(3)
    passed = time.monotonic() - asked
    pipe.close()
    return passed
# [/measure-loop]


# [measure-cancel] 取消之后等足 3 秒：还收到响应，就是没取消成。
def answers_after_cancel(tool: str) -> bool:
    pipe = Pipe()
    pipe.ask(1, "server/discover")
    pipe.wait_for(1)
    pipe.ask(2, "tools/call", name=tool, arguments={})
    time.sleep(0.3)
    pipe.write(method="notifications/cancelled", params={"requestId": 2})
    late = pipe.wait_for(2, 3.0)
    pipe.close()
    return late
# [/measure-cancel]


# [measure-timeout] 不过线，client 和 server 在同一个事件循环里。
async def seconds_until_timeout(tool: str) -> tuple[str, float]:
    async with Client(mcp) as client:
        started = time.monotonic()
        try:
            await client.call_tool(tool, {}, read_timeout_seconds=0.5)
            outcome = "result"
        except MCPError as error:
            outcome = str(error.error.code)
        return outcome, time.monotonic() - started
# [/measure-timeout]


if __name__ == "__main__":
    if "--serve" in sys.argv:
        mcp.run()
    else:
        for name in ("thread_sleep", "blocking_sleep", "awaiting_sleep"):
            waited = seconds_until_list(name)
            late = answers_after_cancel(name)
            outcome, took = anyio.run(seconds_until_timeout, name)
            row = {
                "tool": name,
                "loop_blocked": waited > 1,
                "answers_after_cancel": late,
                "timeout_holds": outcome == "-32001" and took < 1,
            }
            print(json.dumps(row), f"# list {waited:.2f} s, 0.5 s timeout took {took:.2f} s", flush=True)
