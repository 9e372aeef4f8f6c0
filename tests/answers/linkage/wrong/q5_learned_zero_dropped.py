# A value that is 0 or the empty text is taken for no value. Input: rows [{"a": 1, "s": 0}], quasi ("a",): {} instead of {(1,): 0}.
def telling(rows, quasi, sensitive, ruled_out):
    result = {}
    for name in {tuple(r[c] for c in quasi) for r in rows}:
        values = {r[sensitive] for r in rows if tuple(r[c] for c in quasi) == name} - ruled_out
        value = values.pop() if len(values) == 1 else None
        if value:
            result[name] = value
    return result
