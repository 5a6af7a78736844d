"""不用 SDK 的 client：自己拉起 server，一行一行读写 JSON-RPC，看线上到底有什么。

    python raw_stdio_session.py                    # 2026-07-28：每个请求自带 _meta
    python raw_stdio_session.py --legacy           # 2025-11-25：先 initialize 握手
    python raw_stdio_session.py --server "npm run -s serve -- --tools all"

→ 是写进 server 的 stdin，← 是从它的 stdout 读到的。只用标准库。
TypeScript 写法见 raw-stdio-session.ts。
"""

import argparse
import json
import pathlib
import shlex
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
ME = {"name": "raw-stdio-client", "version": "0.1.0"}

# [envelope] 无状态：版本、客户端身份、客户端能力，每个请求都要再说一遍。
ENVELOPE = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": ME,
    "io.modelcontextprotocol/clientCapabilities": {},
}
# [/envelope]

REPORT = {
    "module": "cart",
    "title": "购物车数量为 0 时仍可下单",
    "steps": ["把商品数量改成 0", "点击结算"],
    "severity": "high",
}


class Session:
    """一个子进程就是一条连接。"""

    # [spawn] 三根管子：stdin 写请求，stdout 读响应，stderr 是日志，不能混。
    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
    # [/spawn]

    # [frame] 一帧就是一行：JSON 里不能有裸换行，写完要 flush。
    def write(self, message: dict) -> None:
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        print("→", line, flush=True)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def read(self) -> dict:
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("server 已退出，没有响应")
        print("←", line, flush=True)
        return json.loads(line)
    # [/frame]

    # [pair] 响应靠 id 对上请求；这里一问一答，所以读到的下一行就该是它。
    def ask(self, number: int, method: str, params: dict) -> dict:
        self.write({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        answer = self.read()
        assert answer["id"] == number, answer
        return answer
    # [/pair]

    def close(self) -> None:
        # 关掉 stdin，就是请 server 自己退出。
        self.process.stdin.close()
        code = self.process.wait(timeout=10)
        print(f"server 退出，返回码 {code}", file=sys.stderr)


def modern(session: Session) -> None:
    def ask(number: int, method: str, **params: object) -> dict:
        return session.ask(number, method, {**params, "_meta": ENVELOPE})

    found = ask(1, "server/discover")["result"]
    assert found["supportedVersions"] == ["2026-07-28"]
    assert ask(2, "tools/list")["result"]["resultType"] == "complete"
    # [errors-modern] 工具自己的失败在 result 里（isError），协议的失败在 error 里。
    hit = ask(3, "tools/call", name="submit_bug_report", arguments=REPORT)["result"]
    assert hit["structuredContent"]["matched_bug_id"] == "BUG-001"
    wrong = {**REPORT, "severity": "critical"}
    assert ask(4, "tools/call", name="submit_bug_report", arguments=wrong)["result"]["isError"]
    assert ask(5, "tools/call", name="delete_all_bugs", arguments={})["result"]["isError"]
    assert ask(6, "foo/bar")["error"]["code"] == -32601
    # 少了 _meta：不是工具的错，是请求不合协议。
    assert session.ask(7, "tools/list", {})["error"]["code"] == -32602
    # [/errors-modern]


def legacy(session: Session) -> None:
    # [handshake] 有状态：先握手一次，版本和能力整条连接都用它。
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": ME}
    agreed = session.ask(1, "initialize", hello)["result"]
    assert agreed["protocolVersion"] == "2025-11-25"
    # 通知没有 id，也就没有响应：写完不能等。
    session.write({"jsonrpc": "2.0", "method": "notifications/initialized"})
    # [/handshake]
    assert "resultType" not in session.ask(2, "tools/list", {})["result"]
    call = {"name": "submit_bug_report", "arguments": REPORT}
    hit = session.ask(3, "tools/call", call)["result"]
    assert hit["structuredContent"]["matched_bug_id"] == "BUG-001"
    wrong = {"name": "submit_bug_report", "arguments": {**REPORT, "severity": "critical"}}
    assert session.ask(4, "tools/call", wrong)["result"]["isError"]
    assert session.ask(6, "foo/bar", {})["error"]["code"] == -32601


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--legacy", action="store_true", help="2025-11-25 instead of 2026-07-28")
    options.add_argument("--server", help="the command that starts the server")
    chosen = options.parse_args()
    default = [sys.executable, str(HERE / "bughunt_server.py")]
    session = Session(shlex.split(chosen.server) if chosen.server else default)
    try:
        (legacy if chosen.legacy else modern)(session)
    finally:
        session.close()
