# Wrong for any list: the target is removed from the argument.
def difference_attack(ask, people, least, most, target):
    people.remove(target)
    return ask([target, *people[:least]]) - ask(people[:least])
