# Uses logarithms that keep all digits.
def cells_needed(people, share):
    if people < 2:
        return 1
    return math.ceil(-1 / math.expm1(math.log(share) / (people - 1)))
