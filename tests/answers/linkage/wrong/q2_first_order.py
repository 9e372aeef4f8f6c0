# Takes (n - 1) / -ln(s) + 1/2, rounded up, is short by a term that matters for few people and small shares.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil((people - 1) / -math.log(share) + 0.5)
