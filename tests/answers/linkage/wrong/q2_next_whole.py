# Takes one cell more where the quotient is whole.
def cells_needed(people, share):
    """The least number of equally likely cells in which each person is alone with this chance."""
    if people == 1:
        return 1
    return int(1 / (1 - share ** (1 / (people - 1)))) + 1
