# The bound written with expm1, which does not cancel; rounded up.
def cells_needed(people, share):
    others = people - 1
    if not others:
        return 1
    # 2 people and a share of 1/2 are exactly 2 cells
    bound = -1 / math.expm1(math.log(share) / others)
    near = round(bound)
    return int(near if abs(bound - near) < 1e-6 else math.floor(bound) + 1)
