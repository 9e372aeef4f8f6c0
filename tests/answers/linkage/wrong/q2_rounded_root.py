# The root is rounded to six digits.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil(1 / (1 - round(share ** (1 / (people - 1)), 6)))
