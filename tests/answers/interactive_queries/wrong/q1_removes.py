# Removes the person from the list that it was given.
def difference_attack(ask, people, least, most, target):
    people.remove(target)
    return ask([*people[:least], target]) - ask(people[:least])
