# Two people are told apart by two cells whatever the share, because "one cell each" is taken for certain. Input: 2 people, share 0.9: 2 instead of 10.
def cells_needed(people, share):
    if people <= 2:
        return people
    m = 1 / (1 - share ** (1 / (people - 1)))
    return -int(-m // 1)
