# Log space with expm1; a guard below 1/1000 for the one whole bound.
def cells_needed(people, share):
    others = people - 1
    if others:
        return math.ceil(-1 / math.expm1(math.log(share) / others) - 1e-6)
    return 1
