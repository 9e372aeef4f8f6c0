# Rounds the share to whole percents first.
def cells_needed(people, share):
    if people == 1:
        return 1
    s = round(float(share), 2)
    return math.ceil(1 / (1 - s ** (1 / (people - 1))))
