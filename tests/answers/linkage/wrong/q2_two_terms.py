# Replaces the root by two terms of a series, 1/x + 1/2: good for large towns only.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil((people - 1) / -math.log(share) + 1 / 2)
