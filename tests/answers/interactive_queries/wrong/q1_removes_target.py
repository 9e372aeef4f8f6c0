# The argument changes: the target is removed from people.
def difference_attack(ask, people, least, most, target):
    people.remove(target)
    return ask([*people[:least], target]) - ask(people[:least])
