# Subtracts 1/100 before rounding up, against float errors, and loses bounds just above a whole number.
def cells_needed(people, share):
    if people == 1:
        return 1
    return max(1, math.ceil(1 / (1 - share ** (1 / (people - 1))) - 0.01))
