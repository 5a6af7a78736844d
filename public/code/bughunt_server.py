"""BugHunt 的 MCP server（官方 Python SDK：mcp 2.2）。

    pip install "mcp==2.2.0"
    python bughunt_server.py                      # stdio：一行一条报文
    python bughunt_server.py --http --port 8000   # Streamable HTTP：POST http://127.0.0.1:8000/mcp
    python bughunt_server.py --tools agent        # 给被测 Agent 用：不带标准答案

TypeScript 写法见 bughunt-server.ts。
"""

import argparse
from typing import Literal

import anyio
from pydantic import BaseModel

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

# [server] 名字、版本、说明：server/discover（或 initialize）的结果里会原样出现。
mcp = MCPServer(
    "bughunt-bench",
    version="0.1.0",
    instructions="BugHunt-Bench 评测环境：查询注入 Bug、提交 Bug 报告。",
)
# [/server]

MODULES = ["cart", "login", "search"]


class InjectedBug(BaseModel):
    bug_id: str
    module: str
    title: str


# 答案：模块相同，且标题里每个关键词都出现，就算命中。
ANSWERS: list[tuple[InjectedBug, tuple[str, ...]]] = [
    (InjectedBug(bug_id="BUG-001", module="cart", title="数量为 0 时仍可下单"), ("数量", "0", "下单")),
    (InjectedBug(bug_id="BUG-002", module="login", title="密码错误 5 次后账号未锁定"), ("密码", "锁定")),
    (InjectedBug(bug_id="BUG-003", module="cart", title="删除商品后总价不更新"), ("删除", "总价")),
    (InjectedBug(bug_id="BUG-004", module="search", title="关键词含 % 时返回 500"), ("%", "500")),
]


# [result] 返回值的类型就是 outputSchema；字段顺序就是线上的顺序。
class SubmitResult(BaseModel):
    report_id: str
    matched_bug_id: str | None
    message: str
# [/result]


# 进程里的状态。只有被收下的报告才编号；重启就从 R-001 重来。
accepted: list[SubmitResult] = []


def require_module(module: str) -> None:
    # [tool-error] ToolError 变成 isError: true 的结果，模型看得到这句话，所以要写清楚怎么改。
    if module not in MODULES:
        raise ToolError(f"未知模块 {module!r}，可选：{', '.join(MODULES)}")
    # [/tool-error]


# [submit] 类型注解 → inputSchema；docstring → description；模型只看得到这两样。
# 普通 def 由 SDK 放到工作线程里跑，不会卡住事件循环，但也没法从外面打断。
@mcp.tool()
def submit_bug_report(
    module: str,
    title: str,
    steps: list[str],
    severity: Literal["low", "medium", "high"],
) -> SubmitResult:
    """提交一份 Bug 报告。title 写现象，steps 写复现步骤（至少 1 步），返回是否命中注入的 Bug。"""
    require_module(module)
    if not steps:
        raise ToolError("steps 不能为空：至少写 1 个复现步骤")
    squeezed = "".join(title.split()).lower()
    for bug, keywords in ANSWERS:
        if bug.module == module and all(word in squeezed for word in keywords):
            matched, message = bug.bug_id, f"命中 {bug.bug_id}：{bug.title}"
            break
    else:
        matched, message = None, "未命中注入的 Bug"
    result = SubmitResult(
        report_id=f"R-{len(accepted) + 1:03d}", matched_bug_id=matched, message=message
    )
    accepted.append(result)
    return result
# [/submit]


# [replay] 慢工具写成 async def，里面只用 await 等：事件循环照常转，取消和超时都有效。
@mcp.tool()
async def replay_steps(steps: list[str]) -> str:
    """在被测应用里按步骤重放一次，返回执行日志。每次约耗时 2 秒。"""
    await anyio.sleep(2.0)
    total = len(steps)
    return "\n".join(f"[{number}/{total}] {step} … ok" for number, step in enumerate(steps, 1))
# [/replay]


# [answers] 这份清单就是标准答案：评分方连的 server 才注册它，见文件末尾的 --tools。
@mcp.tool()
def list_injected_bugs(module: str | None = None) -> list[InjectedBug]:
    """列出被测应用里注入的 Bug，可按模块过滤。评分方专用，不要注册给被测 Agent。"""
    if module is not None:
        require_module(module)
    return [bug for bug, _ in ANSWERS if module in (None, bug.module)]
# [/answers]


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="BugHunt MCP server")
    options.add_argument("--http", action="store_true", help="Streamable HTTP instead of stdio")
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--tools", choices=["agent", "all"], default="all")
    chosen = options.parse_args()
    if chosen.tools == "agent":
        mcp.remove_tool("list_injected_bugs")
    # [run] stdio 模式下 stdout 只放报文；调试信息写 stderr（print(..., file=sys.stderr)）。
    if chosen.http:
        mcp.run(transport="streamable-http", host="127.0.0.1", port=chosen.port)
    else:
        mcp.run()
    # [/run]
