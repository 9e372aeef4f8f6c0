# Removes the target from the list that was given.
def difference_attack(ask, people, least, most, target):
    people.remove(target)
    group = people[:least]
    return ask({*group, target}) - ask(group)
