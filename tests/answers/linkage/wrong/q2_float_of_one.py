# Returns a float for one person.
def cells_needed(people, share):
    return math.ceil(1 / (1 - share ** (1 / (people - 1)))) if people > 2 else float(people)
