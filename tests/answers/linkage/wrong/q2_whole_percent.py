# The share is rounded to whole percent first.
# Witness: cells_needed(1000, 0.8749) gives 7175; right is 7476.
def cells_needed(people, share):
    if people == 1:
        return 1
    share = round(100 * share) / 100
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
