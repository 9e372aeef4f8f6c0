# Strike out.
def group_bounds(x, y, epsilon):
    rest, only = list(y), 0
    for record in x:
        if record in rest:
            rest.remove(record)
        else:
            only += 1
    walk = (only + len(rest)) * float(epsilon)
    return [walk, math.inf if only != len(rest) else only * float(epsilon)]
