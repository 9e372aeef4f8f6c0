# It takes /(-ln share) + 1/2 for the limit: wrong for few people, (3, 0.01).
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil((people - 1) / -math.log(share) + 0.5)
