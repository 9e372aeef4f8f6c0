# Remembers the number for a town of this size and forgets that another share may be asked.
_towns = {1: 1}


def cells_needed(people, share):
    if people not in _towns:
        _towns[people] = math.ceil(1 / (1 - share ** (1 / (people - 1))))
    return _towns[people]
