# Ask directly.
def difference_attack(ask, people, least, most, target):
    if least == 1:
        return ask({target})
    place = people.index(target)
    turned = people[place:] + people[:place]
    return ask(tuple(turned[: least + 1])) - ask(tuple(turned[1 : least + 1]))
