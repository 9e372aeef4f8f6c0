# By rotation of the list.
def difference_attack(ask, people, least, most, target):
    i = people.index(target)
    turned = people[i:] + people[:i]
    with_it, without = turned[: least + 1], turned[1 : least + 1]
    return Fraction(ask(tuple(with_it))) - ask(tuple(without))
