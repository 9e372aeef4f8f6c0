# Right: strike out
def group_bounds(x, y, epsilon):
    rest, new = list(x), []
    for record in y:
        if record in rest:
            rest.remove(record)
        else:
            new.append(record)
    edits = float("inf") if len(rest) != len(new) else len(new) * epsilon
    return [(len(rest) + len(new)) * epsilon, edits]
