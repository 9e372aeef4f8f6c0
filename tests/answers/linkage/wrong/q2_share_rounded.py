# Rounds the share to two digits.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil(1 / (1 - round(share, 2) ** (1 / (people - 1))))
