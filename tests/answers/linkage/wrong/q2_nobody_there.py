# Knows no town of one.
def cells_needed(people, share):
    """The least number of equally likely cells in which each person is alone with this chance."""
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
