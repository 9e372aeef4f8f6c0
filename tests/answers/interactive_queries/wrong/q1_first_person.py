# Finds the first person's salary, whoever is asked for.
def difference_attack(ask, people, least, most, target):
    return ask(people[: least + 1]) - ask(people[1 : least + 1])
