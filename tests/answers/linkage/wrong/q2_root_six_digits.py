# The exponent is rounded to 6 digits: wrong for large towns.
def cells_needed(people, share):
    if people == 1:
        return 1
    exponent = round(1 / (people - 1), 6)
    return math.ceil(1 / (1 - share**exponent))
