# Keeps one list between calls that only grows, so a smaller n after a larger one gets a list too long.
_grown = [1]

def moving_up(n):
    while len(_grown) < n:
        _grown.insert(0, 1 - _grown[0])
    return tuple(_grown), tuple(_grown[1:])
