# Crosses records off a list, one by one; what is left on both sides are the steps.
def group_bounds(x, y, epsilon):
    left = list(y)
    gone = 0
    for record in x:
        if record in left:
            left.remove(record)
        else:
            gone += 1
    steps = gone + len(left)
    edits = gone if gone == len(left) else None
    return (float(steps * epsilon), math.inf if edits is None else float(edits * epsilon))
