# Values that are told are added to the caller's own set ruled_out, if more than two classes tell. Input: three classes that tell.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    result = {}
    for name, values in left.items():
        values -= ruled_out
        if len(values) == 1:
            result[name] = next(iter(values))
    for name, value in result.items():
        if len(result) > 2:
            ruled_out.add(value)
    return result
