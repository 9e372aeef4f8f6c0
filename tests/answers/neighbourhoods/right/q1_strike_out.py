# Strikes out one by one what both have.
def group_bounds(x, y, epsilon):
    rest, alone = list(y), []
    for record in x:
        try:
            rest.remove(record)
        except ValueError:
            alone.append(record)
    edits = len(alone) if len(alone) == len(rest) else math.inf
    return (len(alone) + len(rest)) * epsilon, edits if edits == math.inf else edits * epsilon
