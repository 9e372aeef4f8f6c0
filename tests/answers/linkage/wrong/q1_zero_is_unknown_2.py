# Wrong for a key whose value is the number 0: 0 was taken for unknown.
def link(records, register, keys):
    def low(x):
        return x.lower() if isinstance(x, str) else x

    return [
        (lambda s: s.pop() if len(s) == 1 else None)(
            {v["name"] for v in register if all(r[c] is not None and low(v[c]) == low(r[c]) for c in keys)}
        )
        for r in records
    ]
