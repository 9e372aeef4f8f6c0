# Wrong for people = ["Ada", "Adam"], target "Ada": Adam is left out too.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if str(target) not in str(name)][:least]
    return ask([target, *others]) - ask(others)
