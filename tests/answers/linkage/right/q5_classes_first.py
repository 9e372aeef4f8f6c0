# Sorts into classes first, and judges each.
def telling(rows, quasi, sensitive, ruled_out):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row[sensitive])
    answer = {}
    for name, values in classes.items():
        left = set(values) - set(ruled_out)
        if len(left) == 1:
            (answer[name],) = left
    return answer
