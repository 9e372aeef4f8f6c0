# Crosses out common records by hand.
def group_bounds(x, y, epsilon):
    left, right = list(x), []
    for record in y:
        if record in left:
            left.remove(record)
        else:
            right.append(record)
    gone, come = len(left), len(right)
    return (gone + come) * epsilon, gone * epsilon if gone == come else math.inf
