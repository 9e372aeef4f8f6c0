# Target "Anna" and another called "Ann".
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if str(name) not in str(target)][:least]
    return ask([*others, target]) - ask(others)
