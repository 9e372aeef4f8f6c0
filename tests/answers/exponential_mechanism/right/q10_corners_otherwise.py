# All corners are tried
def worst_case(top, change):
    ends = [(a, v, w) for a in (0, top) for v in (0, top) for w in (change, top - change)]
    near = [e for e in ends if abs(e[1] - e[2]) <= change]
    return max(
        near or [(top, 0, change)], key=lambda e: abs((e[1] - e[0]) ** 2 - (e[2] - e[0]) ** 2)
    )
