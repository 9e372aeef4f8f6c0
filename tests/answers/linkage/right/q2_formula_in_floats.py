# By formula in floats.
def cells_needed(people, share):
    if people == 1:
        return 1
    bound = 1 / -math.expm1(math.log(share) / (people - 1))
    return math.ceil(bound - 1e-6)
