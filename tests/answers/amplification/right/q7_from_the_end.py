# Counts those at the end who lack noise.
def one_pass(people, order, distance, sigma, target):
    bound = order * (distance / sigma) ** 2 / 2
    lacking = 0
    while bound / (lacking + 1) > target:
        lacking += 1
    return people - min(people, lacking), lacking
