# Rounds the root to nine digits, too coarse for many people and a large share.
def cells_needed(people, share):
    if people == 1:
        return 1
    root = round(share ** (1 / (people - 1)), 9)
    return math.ceil(1 / (1 - root))
