# Writes the share of the other cells first.
def cells_needed(people, share):
    others = people - 1
    if not others:
        return 1
    elsewhere = math.exp(math.log(share) / others)
    return -int(-(1 // 1) * 1 / (1 - elsewhere) // 1)
