# Wrong for words that differ in capitals only: "F" was taken to agree with "f".
def link(records, register, keys):
    def low(x):
        return x.lower() if isinstance(x, str) else x

    return [
        (lambda s: s.pop() if len(s) == 1 else None)(
            {v["name"] for v in register if all(r[c] is not None and low(v[c]) == low(r[c]) for c in keys)}
        )
        for r in records
    ]
