# Only a class with two values at most is looked at: one left after one is struck out. Input: values a, b, c in a class, ruled out b and c.
def telling(rows, quasi, sensitive, ruled_out):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    result = {}
    for name, values in classes.items():
        if len(values) <= 2:
            left = values - ruled_out
            if len(left) == 1:
                result[name] = left.pop()
    return result
