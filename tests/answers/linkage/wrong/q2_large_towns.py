# Replaces the power by an exponential in large towns.
def cells_needed(people, share):
    if people == 1:
        return 1
    if people > 1000:
        return math.ceil(-(people - 1) / math.log(share))
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
