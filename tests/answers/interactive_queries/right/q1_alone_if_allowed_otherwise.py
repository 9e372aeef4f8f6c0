# One question if one person may be asked for
def difference_attack(ask, people, least, most, target):
    if least == 1:
        return ask((target,))
    i = people.index(target)
    ring = people[i:] + people[:i]
    return ask(ring[: least + 1]) - ask(ring[1 : least + 1])
