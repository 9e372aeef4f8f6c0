# Goes round the list, beginning at the target.
def difference_attack(ask, people, least, most, target):
    place = people.index(target)
    circle = people[place:] + people[:place]
    both = [ask(circle[start : least + 1]) for start in (0, 1)]
    return both[0] - both[1]
