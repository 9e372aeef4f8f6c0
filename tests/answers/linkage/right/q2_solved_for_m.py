# Solved for m, rounded up.
def cells_needed(people, share):
    """The least number of equally likely cells in which each person is alone with this chance."""
    if people == 1:
        return 1
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
