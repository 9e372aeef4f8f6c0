# Removes the target from the list that it was given.
# Witness: difference_attack(ask, people, 1, 2, "Ada") with people = ["Ada", "Bo", "Cy"] returns 41, which is right, but leaves people = ["Bo", "Cy"]; it must stay as it is
def difference_attack(ask, people, least, most, target):
    people.remove(target)
    others = people[:least]
    return ask([*others, target]) - ask(others)
