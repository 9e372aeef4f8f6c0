# Returns None for classes of which nothing is left.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    left = {name: values - ruled_out for name, values in left.items()}
    return {n: v.pop() if v else None for n, v in left.items() if len(v) <= 1}
