# Wrong for words of digits: "01" was taken to agree with "1", as words were made numbers.
def link(records, register, keys):
    def value(x):
        return int(x) if str(x).isdigit() else x

    out = []
    for r in records:
        names = {v["name"] for v in register if all(r[c] is not None and value(v[c]) == value(r[c]) for c in keys)}
        out.append(names.pop() if len(names) == 1 else None)
    return out
