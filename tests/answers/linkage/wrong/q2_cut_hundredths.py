# Hundredths are cut off by int, which makes 28 of 0.29 and 57 of 0.58.
def cells_needed(people, share):
    if people == 1:
        return 1
    s = int(share * 100) / 100
    return math.ceil(1 / (1 - s ** (1 / (people - 1))))
