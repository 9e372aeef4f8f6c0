# Strikes out what both have.
def group_bounds(x, y, epsilon):
    left = list(y)
    alone = 0
    for record in x:
        if record in left:
            left.remove(record)
        else:
            alone += 1
    same = alone == len(left)
    return epsilon * (alone + len(left)), epsilon * alone if same else float("inf")
