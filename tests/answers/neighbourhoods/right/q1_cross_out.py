# Another way: cross out.
def group_bounds(x, y, epsilon):
    left, gone = list(y), 0
    for record in x:
        if record in left:
            left.remove(record)
        else:
            gone += 1
    came = len(left)
    edits = gone * float(epsilon) if gone == came else math.inf
    return [(gone + came) * float(epsilon), edits]
